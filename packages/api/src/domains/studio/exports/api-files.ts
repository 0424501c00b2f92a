import { translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import {
  chooseInput,
  definitionResult,
  failure,
  game,
  gameStats,
  roundRecord,
  sheetResult,
  simulateInput,
  simulationResult,
  spinInput,
  spinResult,
  verification,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { KEY_ENDPOINTS, type KeyPath, REQUESTS_A_MINUTE } from '../api-keys/endpoints.ts'
import { clientPython, clientTypescript, curlScript } from './api-examples.ts'
import type { Files } from './archive.ts'
import { type ExportSource, isTableSource } from './export-source.ts'
import { jsonText, markdown, plain, textsJson } from './texts.ts'

type Json = Record<string, unknown>

interface Description {
  readonly summary: string
  readonly input?: z.ZodType
  readonly output: z.ZodType
}

const DESCRIPTIONS: Readonly<Record<KeyPath, Description>> = {
  '/games/{id}': { summary: 'The game with pay table, lines and rules', output: game },
  '/games/{id}/definition': { summary: 'The exact definition and its hash', output: definitionResult },
  '/games/{id}/sheet': { summary: 'The PAR sheet', output: sheetResult },
  '/games/{id}/stats': { summary: 'What was really played', output: gameStats },
  '/games/{id}/spin': { summary: 'Decides and stores a round', input: spinInput, output: spinResult },
  '/games/{id}/simulate': { summary: 'Plays many rounds and reports', input: simulateInput, output: simulationResult },
  '/rounds/{id}/verification': { summary: 'All it takes to play a round again', output: verification },
  '/rounds/{id}': { summary: 'A stored round with its seed', output: roundRecord },
  '/rounds/{id}/choices': { summary: 'Answers what a round asks', input: chooseInput, output: spinResult },
}

/** What it takes to play a game from a program: the endpoints, and a client in each of three languages. */
export function apiFiles(source: ExportSource): Files {
  const base = `${source.site}/api`
  const bet = source.game.betLevels[0] ?? 1
  const example = { base, id: source.id, bet, isTable: isTableSource(source) }
  return {
    'README.md': readme(source, base),
    'texts.json': textsJson(source.game),
    'openapi.json': jsonText(documentOf(source, base)),
    'examples/play.sh': curlScript(example),
    'examples/client.ts': clientTypescript(example),
    'examples/client.py': clientPython(example),
  }
}

function documentOf({ id, game: { name } }: ExportSource, base: string): Json {
  const components: Json = {}
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
    const { $schema: _, $defs = {}, ...rest }: Json = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'))
    Object.assign(components, $defs)
    return rest
  }
  const content = (schema: Json) => ({ 'application/json': { schema } })
  const error = { description: 'What went wrong', content: content(schemaOf(failure, 'output')) }
  const paths: Record<string, Json> = {}
  for (const { method, path } of KEY_ENDPOINTS) {
    const { summary, input, output } = DESCRIPTIONS[path]
    const isRound = path.startsWith('/rounds')
    const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
    paths[path.replace('/games/{id}', `/games/${id}`)] = {
      [method.toLowerCase()]: {
        summary,
        ...(isRound && { parameters: [parameter] }),
        ...(input && { requestBody: { required: true, content: content(withoutId(schemaOf(input, 'input'))) } }),
        responses: {
          200: { description: 'OK', content: content(schemaOf(output, 'output')) },
          429: { ...error, description: 'More requests than a minute allows; `Retry-After` says when to go on' },
          default: error,
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: plain(name),
      version: '1.0.0',
      description: `At most ${REQUESTS_A_MINUTE} requests a minute per key.`,
    },
    servers: [{ url: base }],
    security: [{ bearer: [] }, { header: [] }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A key of the game: sk_…' },
        header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
    },
  }
}

/** The id stands in the path. */
function withoutId(schema: Json): Json {
  const { id: _, ...properties } = (schema.properties ?? {}) as Json
  const required = ((schema.required ?? []) as string[]).filter((name) => name !== 'id')
  return { ...schema, properties, required }
}

function readme(source: ExportSource, base: string): string {
  const {
    id,
    game: { name },
    language,
  } = source
  const t = translator(readmes, language)
  return `# ${markdown(name)}

${t('api.intro', { id, base })}

## ${t('api.keyTitle')}

${t('api.key', { id, base, requests: REQUESTS_A_MINUTE })}

## ${t('api.examplesTitle')}

\`\`\`sh
export GAME_API_KEY=sk_…
sh examples/play.sh
node examples/client.ts
python3 examples/client.py
\`\`\`

${isTableSource(source) ? `${t('apiTable')}\n\n` : ''}${t('api.credits')}
`
}
