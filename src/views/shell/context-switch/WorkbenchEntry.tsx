import { observer } from 'mobx-react-lite';

import type { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { useWords } from '../../../words/use-words.ts';
import { BarButton } from '../BarButton.tsx';
import { leaveByForm } from '../../pages/leave-by-form.ts';

/** The link to the workbench on a wide bar (document 1, section 2). On a narrow one it is among the other choices. */
export const WorkbenchEntry = observer(function WorkbenchEntry({
  switcher: { workbench },
}: {
  readonly switcher: ContextSwitcher;
}) {
  const { say } = useWords();
  if (!workbench.isShown) return null;
  const pressed = async (): Promise<void> => {
    const departure = await workbench.workbenchPressed();
    if (departure) leaveByForm(departure);
  };
  return <BarButton onPress={() => void pressed()}>{say('shell.workbench')}</BarButton>;
});
