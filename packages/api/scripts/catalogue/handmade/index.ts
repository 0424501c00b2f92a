import { DANSK_SOMMER } from './dansk-sommer.ts'
import type { Handmade } from './handmade.ts'
import { HATTEN_RUNDT } from './hatten-rundt.ts'
import { NAT_OG_DAG } from './nat-og-dag.ts'

export const HANDMADE: readonly Handmade[] = [DANSK_SOMMER, HATTEN_RUNDT, NAT_OG_DAG]
