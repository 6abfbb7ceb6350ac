import { type Db, primaryOf } from './client.ts';
import { rootOf } from './transaction.ts';

/** Registers a platform service for a database, to be found from any transaction on it. */
export function serviceRegistry<Service>(name: string) {
  const services = new WeakMap<Db, Service>();
  return {
    attach(db: Db, service: Service): void {
      services.set(primaryOf(rootOf(db)), service);
    },
    has(db: Db): boolean {
      return services.has(primaryOf(rootOf(db)));
    },
    of(db: Db): Service {
      const service = services.get(primaryOf(rootOf(db)));
      if (!service) throw new Error(`The ${name} is not attached to this database.`);
      return service;
    },
  };
}
