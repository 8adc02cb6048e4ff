import type { ServiceIdentifier } from 'inversify';

/** A token for each service, under the service's own name. */
export type NamedTokens<Services extends object> = {
  readonly [Name in keyof Services]-?: ServiceIdentifier<Services[Name]>;
};

/** The services in the order of their tokens, each under its name again. */
export function servicesByName<Services extends object>(
  tokens: NamedTokens<Services>,
  services: readonly unknown[],
): Services {
  return Object.fromEntries(Object.keys(tokens).map((name, at) => [name, services[at]])) as Services;
}
