import { mount } from 'svelte'
import { beside } from './lib/protocol/backend.ts'
import App from './App.svelte'
import './app.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

// Only where browsers allow it: https, or this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(beside('sw.js'))
  // What is loaded is kept, so that a reload without network shows the page: also what was loaded before the worker was there.
  void navigator.serviceWorker.ready.then(({ active }) => {
    new PerformanceObserver((list) => active?.postMessage({ loaded: list.getEntries().map(({ name }) => name) })).observe({ type: 'resource', buffered: true })
  })
}
