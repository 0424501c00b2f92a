import type { WorkNews } from './work-in.ts'

/** In a worker: does the task that the page gives, and tells it of the progress and of the end. */
export function answerTask<Task, Progress, Result>(
  work: (task: Task, onProgress: (progress: Progress) => void) => Result | Promise<Result>,
): void {
  const say = (news: WorkNews<Progress, Result>): void => self.postMessage(news)
  self.onmessage = async ({ data }: MessageEvent<Task>): Promise<void> => {
    try {
      say({ type: 'result', result: await work(data, (progress) => say({ type: 'progress', progress })) })
    } catch (error) {
      say({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
    }
  }
}
