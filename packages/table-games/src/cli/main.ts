#!/usr/bin/env node
import { runHere } from '@spilvaerk/slot-engine/command-line'
import { TABLE_GAMES } from './program.ts'

await runHere(TABLE_GAMES)
