import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ReturnGrounds } from '../../../presentation/trade/shared/return-grounds.ts';

/** Why an application came back, above the form that corrects it. */
export function ReturnNotice({ returned }: { readonly returned: ReturnGrounds | undefined }) {
  const { say } = useWords();
  if (!returned) return null;
  return (
    <Notice tone="warn" title={say('trade.returned-title')}>
      {[say('trade.reason', { reason: returned.reason }), returned.words]
        .filter((part) => part !== '')
        .join(say('formats.clause-separator'))}
    </Notice>
  );
}
