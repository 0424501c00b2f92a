/** The buckets of durations in seconds: those that OpenTelemetry advises for HTTP, and finer ones below. */
export const BOUNDARIES_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
