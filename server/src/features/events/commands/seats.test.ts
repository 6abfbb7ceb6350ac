import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { events } from '#contract/events/contract.ts';
import { createRsvp } from '#server/testing/create-rsvp.ts';
import { createEvent, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { finishSuspension } from '../../admin/commands/finish-suspension.ts';
import { users } from '../../users/tables.ts';
import { eventRsvps } from '../tables.ts';
import { fillSeatsFor } from './seats.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const change = (id: string, fields: Partial<typeof users.$inferInsert>) =>
  app.db.update(users).set(fields).where(eq(users.id, id));

const later = '2199-01-01T00:00:00Z';

const returns = {
  'suspended and let in again': {
    hide: { suspendedAt: later },
    comeBack: async (id: string) => {
      const administrator = await app.as(await createUser(app.db, { isAdmin: true }));
      const answer = await administrator(admin.unsuspend, { params: { userId: id } });
      expect(answer.statusCode).toBe(200);
    },
  },
  'suspended until a day that has come': {
    hide: { suspendedAt: later },
    comeBack: async (id: string) => {
      await change(id, { suspendedAt: null });
      await finishSuspension(app, id);
    },
  },
  'gone and back before the account was deleted': {
    hide: { deletionDueAt: later },
    comeBack: async (id: string) => {
      const answer = await (await app.as({ id }))(account.restore);
      expect(answer.statusCode).toBe(204);
    },
  },
};

describe(fillSeatsFor, () => {
  it.each(Object.entries(returns))(
    'gives a member who was %s the seat that became free meanwhile',
    async (_, { hide, comeBack }) => {
      const event = await createEvent(app.db, { capacity: 1 });
      const [seated, waiting] = [await createUser(app.db), await createUser(app.db)];
      await createRsvp(app.db, event.id, seated.id);
      await createRsvp(app.db, event.id, waiting.id, { status: 'waiting' });
      const statusOfWaiting = async () => {
        const [row] = await app.db
          .select()
          .from(eventRsvps)
          .where(and(eq(eventRsvps.eventId, event.id), eq(eventRsvps.userId, waiting.id)));
        return row?.status;
      };
      await change(waiting.id, hide);
      const giveUp = await app.as(seated);
      await giveUp(events.rsvp, { params: { id: event.id }, body: { status: 'no' } });
      expect(await statusOfWaiting()).toBe('waiting');

      await comeBack(waiting.id);
      expect(await statusOfWaiting()).toBe('going');
      const page = (await giveUp(events.get, { params: { id: event.id } })).json();
      expect(page).toMatchObject({ going: 1, waiting: 0 });
      expect(await listNotified(app.db, waiting.id)).toMatchObject([{ title: 'You have a seat' }]);
    },
  );
});
