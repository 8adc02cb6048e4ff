import { observer } from 'mobx-react-lite';

import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { switchersWords } from '../../words/areas/shell.ts';

/** The place above the page for the notice that acting for a colleague ended during the work. */
export const ActingEndedSlot = observer(function ActingEndedSlot() {
  const { shell } = usePresenters();
  const { actingEnded: ended } = shell;
  const Shown = useAround(
    ended !== undefined,
    [switchersWords],
    async () => undefined,
    ({ ActingEndedNotice }) => ({ ActingEndedNotice }),
  )?.ActingEndedNotice;
  return ended && Shown ? <Shown ended={ended} onRead={() => shell.actingEndRead()} /> : null;
});
