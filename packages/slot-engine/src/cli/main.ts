#!/usr/bin/env node
import { SLOT_ENGINE } from './run.ts'
import { runHere } from './terminal.ts'

await runHere(SLOT_ENGINE)
