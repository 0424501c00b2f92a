import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type ResourceMetrics } from '@opentelemetry/sdk-metrics'
import type { Metrics, MetricsConfig } from './metrics.ts'
import { measureProcess } from './process.ts'

const SEND_EVERY_MS = 60_000

/** Each game that is played for money is a series of its own, where 2000 would be the most. */
const MOST_SERIES = 50_000

/** What Prometheus has at the end of a name, by the unit as OpenTelemetry writes it. */
const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }

export function createMetrics({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: MetricsConfig, version: string): Metrics {
  const prometheus = new PrometheusExporter({ preventServerStart: true })
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': 'spilvaerk', 'service.version': version }),
    views: [{ instrumentName: 'spilvaerk.*', aggregationCardinalityLimit: MOST_SERIES }],
    readers: endpoint === 'off' ? [prometheus] : [prometheus, sending(endpoint)],
  })
  const meter = provider.getMeter('spilvaerk')
  meter
    .createObservableGauge('spilvaerk.build.info', { description: 'The version that runs' })
    .addCallback((told) => told.observe(1, { version, node: process.version }))
  const stopMeasuring = measureProcess(meter)
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
  return {
    meter,
    isOn: true,
    text: async () => serializer.serialize(withSuffixes((await prometheus.collect()).resourceMetrics)),
    stop: async () => {
      stopMeasuring()
      // Whoever should get the last figures may be gone; the server stops all the same.
      await provider.shutdown().catch(() => undefined)
    },
  }
}

const sending = (endpoint: string) =>
  new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/metrics` }),
    exportIntervalMillis: SEND_EVERY_MS,
    exportTimeoutMillis: SEND_EVERY_MS / 2,
  })

/** The serializer leaves units out of names, which dashboards for Prometheus expect there. */
const withSuffixes = (all: ResourceMetrics): ResourceMetrics => ({
  ...all,
  scopeMetrics: all.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => {
      const { name, unit } = metric.descriptor
      return { ...metric, descriptor: { ...metric.descriptor, name: `${name}${SUFFIXES[unit] ?? ''}` } }
    }),
  })),
})
