import { createNoopMeter, type Meter } from '@opentelemetry/api'
import type { Config } from '../config/config.ts'

export type { Counter, Meter } from '@opentelemetry/api'

/** What the server counts and measures, for whoever supervises it. */
export interface Metrics {
  readonly meter: Meter
  /** Whether anybody gets the figures. */
  readonly isOn: boolean
  /** All figures, as Prometheus reads them. */
  text(): Promise<string>
  /** Sends what has not been sent. */
  stop(): Promise<void>
}

/** A meter that counts nothing. */
export const NO_METER: Meter = createNoopMeter()

export type MetricsConfig = Pick<Config, 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>
