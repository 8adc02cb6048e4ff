import { useCallback } from 'react';
import type { FaultKind } from '../../application/ports/port-fault.ts';
import type { PlainKey } from '../../words/catalogue.ts';
import { useWords } from '../../words/use-words.ts';
import type { Failure } from '../shared/failure.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const words: Readonly<Record<Exclude<FaultKind, 'forbidden'>, PlainKey>> = {
  offline: 'refusals.network',
  'timed-out': 'refusals.timed-out',
  'not-signed-in': 'refusals.not-signed-in',
  'not-found': 'refusals.not-found',
  refused: 'refusals.refused',
  'unexpected-answer': 'refusals.unexpected',
  cancelled: 'refusals.timed-out',
};

/** Words a failure; the server's own words are used if it gave a reason. */
export function useFailureWords(): (failure: Failure) => string {
  const { say } = useWords();
  const sayHere = useSandboxWords();
  return useCallback(
    ({ kind, serverMessage }) => {
      if (kind === 'forbidden') return sayHere('sandbox.forbidden');
      return kind === 'refused' && serverMessage !== '' ? serverMessage : say(words[kind]);
    },
    [say, sayHere],
  );
}
