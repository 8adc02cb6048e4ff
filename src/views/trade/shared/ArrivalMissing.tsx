import { observer } from 'mobx-react-lite';

import type { Acceptance } from '../../../presentation/trade/shared/acceptance.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The message that the amount in the address is not among those to accept. */
export const ArrivalMissing = observer(function ArrivalMissing({
  acceptance,
  onClosed,
}: {
  readonly acceptance: Acceptance;
  readonly onClosed: () => void;
}) {
  const { say } = useWords();
  if (!acceptance.isMissing) return null;
  return (
    <Notice
      tone="warn"
      live
      title={say('trade.arrival-missing')}
      actions={
        <PressButton size="small" onPress={onClosed}>
          {say('common.close')}
        </PressButton>
      }
    >
      {say('trade.arrival-missing-body')}
    </Notice>
  );
});
