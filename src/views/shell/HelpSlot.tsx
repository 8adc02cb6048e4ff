import { helpArea } from '../../presentation/help/shared/help-presenters.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { cornerWords } from '../../words/areas/help.ts';

/** Reserves the place of the bar at the right edge of every page, so that nothing moves when the bar arrives. */
export function HelpSlot() {
  const presenters = usePresenters();
  return useAround(
    true,
    [cornerWords],
    async () => presenters.of(helpArea).corner(),
    ({ HelpCornerView }, corner) => <HelpCornerView corner={corner} />,
  );
}
