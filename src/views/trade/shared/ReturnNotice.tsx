import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ReturnGrounds } from '../../../presentation/trade/shared/return-grounds.ts';

/** Why an application was returned, and whose application it is, above the form that corrects it. */
export function ReturnNotice({
  returned,
  otherMaker,
}: {
  readonly returned: ReturnGrounds | undefined;
  readonly otherMaker: string | undefined;
}) {
  const { say } = useWords();
  return (
    <>
      {returned && (
        <Notice tone="warn" title={say('trade.returned-title')}>
          {[say('trade.reason', { reason: returned.reason }), returned.words]
            .filter((part) => part !== '')
            .join(say('formats.clause-separator'))}
        </Notice>
      )}
      {otherMaker !== undefined && <Notice tone="info">{say('trade.other-maker', { name: otherMaker })}</Notice>}
    </>
  );
}
