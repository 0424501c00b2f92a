import { type RngResult, rngTests } from '@spilvaerk/slot-engine'

export type RngNews = { readonly type: 'result'; readonly result: RngResult } | { readonly type: 'done' }

self.onmessage = ({ data: seed }: MessageEvent<string>): void => {
  const say = (news: RngNews): void => self.postMessage(news)
  for (const result of rngTests(seed)) say({ type: 'result', result })
  say({ type: 'done' })
}
