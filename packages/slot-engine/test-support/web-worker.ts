/** A Web Worker as browsers have it, on a thread of Node. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WebWorker } from '../src/workers/browser.ts'

const SCOPE = `
const { parentPort, workerData } = require('node:worker_threads')
globalThis.self = { onmessage: null, postMessage: (message) => parentPort.postMessage(message) }
const early = import(workerData)
parentPort.on('message', (data) => early.then(() => self.onmessage({ data })))
`

export function webWorker(path: string): WebWorker {
  const thread = new Worker(SCOPE, { eval: true, workerData: pathToFileURL(path).href })
  const worker: WebWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  }
  thread.on('message', (data) => worker.onmessage?.({ data }))
  thread.on('error', (error) => worker.onerror?.({ message: error.message }))
  return worker
}

export const browserWorker = (): WebWorker =>
  webWorker(fileURLToPath(new URL('../src/workers/browser-worker.ts', import.meta.url)))
