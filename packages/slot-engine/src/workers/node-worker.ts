import { parentPort } from 'node:worker_threads'
import { taskWorker } from './protocol.ts'

const port = parentPort
port?.on(
  'message',
  taskWorker((news) => port.postMessage(news)),
)
