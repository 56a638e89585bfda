/** Laying an update over what is known: every field is taken over, `x_added` is appended to the list `x` or laid over the object
 *  `x`, and `x_changed` is laid over items of the list `x` by number. */

export function applied<Whole extends object>(whole: Whole, change: object): Whole {
  const made: Record<string, unknown> = { ...(whole as Record<string, unknown>) }
  for (const [name, value] of Object.entries(change)) {
    const [, of, how] = /^(.*)_(added|changed)$/.exec(name) ?? []
    if (of === undefined || name in whole) made[name] = value
    else if (how === 'added' && Array.isArray(value)) made[of] = [...(made[of] as unknown[]), ...(value as unknown[])]
    else if (how === 'changed') made[of] = (made[of] as unknown[]).map((item, number) => laidOver(item, value as Record<number, unknown>, number))
    else made[of] = applied(made[of] as object, value as object)
  }
  return made as Whole
}

function laidOver(item: unknown, changes: Record<number, unknown>, number: number): unknown {
  if (!(number in changes)) return item
  const change = changes[number]
  const both = typeof item === 'object' && item !== null && typeof change === 'object' && change !== null
  return both && !Array.isArray(change) ? applied(item, change) : change
}
