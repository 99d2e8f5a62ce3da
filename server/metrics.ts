/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    deeds: new Counter({ name: 'bridgehead_deeds_total', help: 'Deeds written to journals by this node', registers }),
    races: new Counter({ name: 'bridgehead_races_total', help: 'Deeds judged again because another node was first', registers }),
    faults: new Counter({ name: 'bridgehead_faults_total', help: 'Matches frozen by a fault in a rule', registers }),
    refusals: new Counter({ name: 'bridgehead_refusals_total', help: 'Refused requests by code', labelNames: ['code'], registers }),
    notices: new Counter({
      name: 'bridgehead_notices_total',
      help: 'Notices by way and outcome',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    rooms: new Gauge({ name: 'bridgehead_rooms', help: 'Matches in memory', registers }),
    connections: new Gauge({ name: 'bridgehead_connections', help: 'Open WebSockets', registers }),
    opened: new Histogram({
      name: 'bridgehead_open_seconds',
      help: 'Time to open a match from the store',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    thought: new Histogram({ name: 'bridgehead_bot_seconds', help: 'Time a bot took', buckets: [0.01, 0.1, 0.5, 1, 2, 5], registers }),
  };
}
export type Metrics = ReturnType<typeof makeMetrics>;
