import { observer } from 'mobx-react-lite';

import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { Allocations } from '../../../presentation/trade/holdings/allocations.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The inner organisation that has a holding, below the state of a row, with a button for users who allocate. */
export const HeldByOrganisation = observer(function HeldByOrganisation({
  holding,
  allocations,
}: {
  readonly holding: HeldInstrument;
  readonly allocations: Allocations;
}) {
  const { say } = useWords();
  const { allocation, number } = holding;
  if (!allocation || !allocations.isShown) return null;
  const { organisationId, organisationName: name } = allocation;
  const isAllocated = organisationId !== '';
  return (
    <div>
      {isAllocated && say('trade.held-by', { name })}
      {allocations.mayAllocate && (
        <PressButton
          size="small"
          kind="subtle"
          label={say(isAllocated ? 'trade.hand-back-of' : 'trade.allocate-of', { number, name })}
          onPress={() => (isAllocated ? allocations.returnPressed(holding) : allocations.allocationPressed(holding))}
        >
          {say(isAllocated ? 'trade.hand-back' : 'trade.allocate')}
        </PressButton>
      )}
    </div>
  );
});
