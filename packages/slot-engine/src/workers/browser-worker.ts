import { type Task, taskWorker } from './protocol.ts'

declare const self: {
  postMessage(message: unknown): void
  onmessage: ((event: { readonly data: Task }) => void) | null
}

const work = taskWorker((news) => self.postMessage(news))
self.onmessage = ({ data }) => void work(data)
