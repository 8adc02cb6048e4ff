import type { UndoWaiting } from '../../../domain/trade/shared/held-instrument.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The holder of an application that already requests the same, with a link to it. */
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
