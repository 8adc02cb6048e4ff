import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { servicesByName, type NamedTokens } from '../../src/composition/named-services.ts';
import { token } from '../../src/composition/token.ts';

interface Services {
  readonly clock: { now(): number };
  readonly name: string;
}

const tokens: NamedTokens<Services> = { name: token<string>('name'), clock: token<Services['clock']>('clock') };

it('gives each service under the name of its token', () => {
  const container = new Container();
  container.bind(tokens.clock).toConstantValue({ now: () => 7 });
  container.bind(tokens.name).toConstantValue('Yanzhou');
  const both = token<Services>('both');
  container
    .bind(both)
    .toResolvedValue((...services: unknown[]) => servicesByName(tokens, services), Object.values(tokens));
  const { clock, name } = container.get(both);
  expect([clock.now(), name]).toEqual([7, 'Yanzhou']);
});

it('takes no token of another service', () => {
  // @ts-expect-error: a clock is no name.
  const wrong: NamedTokens<Services> = { ...tokens, name: token<Services['clock']>('clock') };
  expect(Object.keys(wrong)).toEqual(['name', 'clock']);
});
