import type { UndoWaiting } from '../../../domain/trade/shared/held-instrument.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Who has an application that asks to undo something already, with the way to it. */
export function UndoWaitingNote({
  waiting: { act, applicationId, number, waitsFor },
  undo,
}: {
  readonly waiting: UndoWaiting;
  readonly undo: UndoRequest;
}) {
  const { say } = useWords();
  const names = waitsFor?.names ?? [];
  const path = undo.pathOf(applicationId);
  const words = say('trade.undo-waits', { act, names });
  return path === '' ? (
    words
  ) : (
    <PortalLink to={path} label={`${words} ${number}`}>
      {words}
    </PortalLink>
  );
}
