import { makeStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { observer } from 'mobx-react-lite';

import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  both: { display: 'inline-flex', alignItems: 'center', gap: '4px', overflowWrap: 'anywhere' },
});

/**
 * The number of an instrument in a list. It links to the instrument's page; a button beside it opens the chain of
 * title.
 */
export const InstrumentNumber = observer(function InstrumentNumber({
  id,
  number,
  presenter,
}: {
  readonly id: string;
  readonly number: string;
  readonly presenter: {
    readonly chain: { readonly id: string | undefined };
    rowPressed(instrumentId: string): void;
    /** Address of the page of an instrument; undefined if the user has none. */
    instrumentPath(instrumentId: string, number: string): string | undefined;
  };
}) {
  const styles = useStyles();
  const { say } = useWords();
  const path = presenter.instrumentPath(id, number);
  const isOpen = presenter.chain.id === id;
  return (
    <span className={styles.both}>
      <PressButton
        kind="subtle"
        size="small"
        icon={isOpen ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
        label={say('trade.chain-of', { number })}
        aria-expanded={isOpen}
        onPress={() => presenter.rowPressed(id)}
      />
      {path === undefined ? number : <PortalLink to={path}>{number}</PortalLink>}
    </span>
  );
});
