import { observer } from 'mobx-react-lite';

import type { Acceptance } from '../../../presentation/trade/shared/acceptance.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Says that the amount which the address names is not there to be accepted. */
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
