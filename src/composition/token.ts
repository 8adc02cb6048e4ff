import type { ServiceIdentifier } from 'inversify';

export function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol.for(name);
}
