import { parentPort, workerData } from 'node:worker_threads'
import { cancelFlag, type WorkProgress } from '../meter.ts'
import { doWork, type WorkNews, type WorkTask } from './long-work.ts'

// It is started with nothing else.
const { work, finish } = workerData as WorkTask
const say = (news: WorkNews): void => parentPort?.postMessage(news)
const onWork = (progress: WorkProgress): void => say({ type: 'progress', progress })

say({ type: 'result', result: doWork(work, { finish: cancelFlag(finish), onWork }) })
