import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** What a procedure answers: its data, or a refusal with an HTTP status. */
export type Answer =
  | { readonly data: unknown }
  | {
      readonly status: number
      readonly message: string
      readonly field?: string
      readonly refusal?: string
      readonly problems?: readonly object[]
    }
export type Answers = Readonly<Record<string, (input: unknown) => Answer>>

export const trpcServer = setupServer()

/** Answers tRPC's batched calls, procedure by procedure; one that is not given is unknown. */
export function answerWith(answers: Answers): void {
  trpcServer.use(
    http.all('*/trpc/:procedures', async ({ request, params }) => {
      const names = String(params.procedures).split(',')
      const inputs = await readInputs(request)
      const replies = names.map((name, index) => envelope(answers[name]?.(inputs[index]) ?? UNKNOWN, name))
      return HttpResponse.json(replies, { status: 207 })
    }),
  )
}

const UNKNOWN: Answer = { status: 404, message: 'No such procedure' }

async function readInputs(request: Request): Promise<Record<number, unknown>> {
  const text = request.method === 'GET' ? new URL(request.url).searchParams.get('input') : await request.text()
  return text ? (JSON.parse(text) as Record<number, unknown>) : {}
}

const envelope = (answer: Answer, path: string) =>
  'data' in answer
    ? { result: { data: answer.data } }
    : {
        error: {
          message: answer.message,
          code: -32_000,
          data: { code: 'ERROR', httpStatus: answer.status, ...fieldsOf(answer), path },
        },
      }

const fieldsOf = ({ field, refusal, problems }: Exclude<Answer, { data: unknown }>) => ({ field, refusal, problems })
