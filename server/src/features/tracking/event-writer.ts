import type { FastifyBaseLogger } from 'fastify';
import type { Db, RootDb } from '../../db/client.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { type BatchWriter, batchWriter } from '../../platform/batch-writer.ts';
import type { Clock } from '../../platform/clock.ts';
import { writeEvents, writeHighlights } from './commands/write-events.ts';
import { type RecordedView, writeViews } from './commands/write-views.ts';
import type { RecordedEvent, RecordedHighlight } from './recorded.ts';

export interface EventWriter {
  events: BatchWriter<RecordedEvent>;
  highlights: BatchWriter<RecordedHighlight>;
  views: BatchWriter<RecordedView>;
}

const writers = serviceRegistry<EventWriter>('event writer');

/** Everything that members do passes through here and is written in batches; what is too much is dropped. */
export function startEventWriter(db: RootDb, log: FastifyBaseLogger, clock: Clock): EventWriter {
  const writer: EventWriter = {
    events: batchWriter({ name: 'events', write: (rows) => writeEvents(db, rows), clock, log }),
    highlights: batchWriter({
      name: 'highlights',
      write: (rows) => writeHighlights(db, rows),
      clock,
      log,
    }),
    views: batchWriter({ name: 'views', write: (rows) => writeViews(db, rows), clock, log }),
  };
  writers.attach(db, writer);
  return writer;
}

const all = ({ events, highlights, views }: EventWriter) => [events, highlights, views];

/** Writes what waits, for those who cannot wait half a second. */
export async function flushEvents(db: Db): Promise<void> {
  await Promise.all(all(writers.of(db)).map((writer) => writer.flush()));
}

export async function stopEventWriter(writer: EventWriter): Promise<void> {
  await Promise.all(all(writer).map((one) => one.stop()));
}
