// Plays rounds on the page's own worker, by its own messages, as fast as the bots answer, and notes how long each took.

let numbers = 0
const asked = new Map()
const heard = new Map()

window.start = (path) =>
  new Promise((ready, failed) => {
    window.worker = new Worker(path, { type: 'module' })
    window.worker.onmessage = ({ data }) => {
      if (data.is === 'ready') ready()
      if (data.is === 'failed') failed(new Error(data.why))
      if (data.is === 'answer') asked.get(data.id)(data)
      if (data.is === 'said') heard.get(data.number)?.(JSON.parse(data.text))
    }
  })

async function ask(method, path, body) {
  const id = ++numbers
  const answer = new Promise((resolve) => asked.set(id, resolve))
  window.worker.postMessage({ do: 'request', id, method, path, body: body === undefined ? '' : JSON.stringify(body) })
  const { status, text } = await answer
  if (status !== 200) throw new Error(text)
  return JSON.parse(text)
}

// How long the bots of one round took, in milliseconds. Four sit at the table, of which we are one.
window.round = async (edition, level) => {
  await ask('POST', '/guest', { name: 'Ada' })
  const { table } = await ask('POST', '/tables', { edition, players: 4, pace: 'quick' })
  const number = ++numbers
  const took = []
  const messages = []
  let wake = () => undefined
  heard.set(number, (message) => {
    messages.push([performance.now(), message])
    wake()
  })
  const say = (message) => window.worker.postMessage({ do: 'say', number, text: JSON.stringify(message) })
  const intend = (message) => say({ ...message, key: `k${++numbers}` })
  window.worker.postMessage({ do: 'open', number, code: table, seat: null })
  say({ do: 'hello', protocol: window.PROTOCOL, seq: null })
  const state = { turn: null, offers: [], seq: 0, status: 'open', phase: 0 }
  let [answered, since, seated] = [-1, 0, false]
  for (let left = 20_000; left > 0 && state.status !== 'between' && state.status !== 'over'; left -= 1) {
    while (messages.length === 0) await new Promise((resolve) => (wake = resolve))
    const [at, message] = messages.shift()
    if (message.is === 'ping') say({ do: 'pong', n: message.n })
    if (message.is === 'hint' && message.seq === state.seq) intend({ do: 'act', action: message.action, seq: state.seq })
    if (message.is === 'refused' && message.code !== 'nothing-to-want' && message.code !== 'intention-stale') throw new Error(message.code)
    if (message.is !== 'state' && message.is !== 'update') continue
    const before = state.turn
    state.seq = message.seq
    if (message.table?.status !== undefined) state.status = message.table.status
    if (message.round?.turn !== undefined) state.turn = message.round.turn
    if (message.offers !== undefined) state.offers = message.offers
    if (!seated) {
      seated = true
      for (const seat of [1, 2, 3]) intend({ do: 'bot', seat, level })
      intend({ do: 'start' })
    }
    if (state.status !== 'playing') continue
    const moved = message.news?.some((each) => each.is !== 'table')
    if (moved && before !== 0 && since > 0) took.push(at - since)
    if (moved || since === 0) since = at
    if (state.turn !== 0) {
      intend({ do: 'want' }) // bots need not pause for us
    } else if (answered !== state.seq) {
      answered = state.seq
      if (state.offers.length > 0) intend({ do: 'act', action: state.offers[0], seq: state.seq })
      else intend({ do: 'hint', tiles: [] })
    }
  }
  window.worker.postMessage({ do: 'close', number })
  heard.delete(number)
  if (state.status === 'playing') throw new Error('the round does not end')
  return took
}

// All recorded games, replayed by the same Python as the tables: the last position of every round of each.
window.replays = async (bundle, texts) => {
  const worker = new Worker('replays.js', { type: 'module' })
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
  })
  worker.postMessage({ bundle, texts })
  return answer
}
