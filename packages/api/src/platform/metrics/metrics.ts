import { type Metrics, type MetricsConfig, NO_METER } from './meter.ts'

export { type Counter, type Meter, type Metrics, NO_METER } from './meter.ts'

const OFF: Metrics = { meter: NO_METER, isOn: false, text: async () => '', stop: async () => undefined }

/** What measures is loaded where it is wished for: a server without supervision pays nothing. */
export async function openMetrics(config: MetricsConfig, version: string): Promise<Metrics> {
  if (config.METRICS_PORT === 'off' && config.OTEL_EXPORTER_OTLP_ENDPOINT === 'off') return OFF
  const { createMetrics } = await import('./exporting.ts')
  return createMetrics(config, version)
}
