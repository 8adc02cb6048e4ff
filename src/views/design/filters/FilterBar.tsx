import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Filter16Regular } from '@fluentui/react-icons/svg/filter';
import { Search16Regular } from '@fluentui/react-icons/svg/search';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { AmountsFilterBox } from './AmountsFilterBox.tsx';
import { onPhone, phone } from '../theme/breakpoints.ts';
import { DatesFilterBox } from './DatesFilterBox.tsx';
import { isInUse } from './filter-types.ts';
import type { Filter } from './filter-types.ts';
import { ManyFilterBox } from './ManyFilterBox.tsx';
import { portal } from '../theme/portal-tokens.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { SelectFilterBox } from './SelectFilterBox.tsx';
import { TextFilterBox } from './TextFilterBox.tsx';
import { useMedia } from '../theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  bar: { padding: '12px 16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  search: {
    // Wide enough for the label of the search field.
    width: '272px',
    border: `1px solid ${portal.controlLine}`,
    ':hover': { border: `1px solid ${portal.fieldLine}` },
    [onPhone]: { width: 'auto', flexGrow: 1, flexBasis: '180px', minHeight: '44px' },
  },
  folded: { display: 'flex', flexDirection: 'column', gap: '8px', width: '100%' },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    [onPhone]: { width: '100%', marginLeft: 0 },
  },
  aside: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface SearchFilter {
  readonly label: string;
  readonly value: string;
  readonly onChanged: (value: string) => void;
}

export interface FilterBarProps {
  readonly search?: SearchFilter;
  readonly filters: readonly Filter[];
  /** Less common filters, on a line of their own behind a button. */
  readonly more?: readonly Filter[];
  readonly onCleared: () => void;
  /** Content at the end of the line, for example the number of rows. Screen readers announce its changes. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
}

function FilterBox({ filter }: { readonly filter: Filter }) {
  if (filter.kind === 'text') return <TextFilterBox filter={filter} />;
  if (filter.kind === 'select') return <SelectFilterBox filter={filter} />;
  if (filter.kind === 'many') return <ManyFilterBox filter={filter} />;
  if (filter.kind === 'dates') return <DatesFilterBox filter={filter} />;
  return <AmountsFilterBox filter={filter} />;
}

const boxes = (filters: readonly Filter[]): ReactNode =>
  filters.map((filter) => <FilterBox key={filter.id} filter={filter} />);

/** The filters of a list. On a phone all except the search are behind one button, which counts the filters in use. */
export function FilterBar({ search, filters, more = [], onCleared, aside, actions }: FilterBarProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [unfolded, setUnfolded] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const foldId = useId();
  const all = [...filters, ...more];
  const folds = useMedia(phone) && all.length > 0;
  const used = all.filter(isInUse).length;
  const anything = used > 0 || (search?.value ?? '') !== '';
  // Filters in use are always visible.
  const showsMore = wantsMore || more.some(isInUse);
  const clear = anything && (
    <PressButton kind="subtle" onPress={onCleared}>
      {say('common.filters-clear')}
    </PressButton>
  );
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        {search !== undefined && (
          <Input
            type="search"
            className={mergeClasses(styles.search)}
            contentBefore={<Search16Regular />}
            placeholder={search.label}
            aria-label={search.label}
            value={search.value}
            onChange={(_, data) => search.onChanged(data.value)}
          />
        )}
        {folds ? (
          <PressButton
            icon={<Filter16Regular />}
            aria-expanded={unfolded}
            aria-controls={foldId}
            onPress={() => setUnfolded(!unfolded)}
          >
            {used === 0 ? say('common.filters') : say('common.filters-in-use', { count: used })}
          </PressButton>
        ) : (
          <>
            {boxes(filters)}
            {more.length > 0 && (
              <PressButton
                kind="subtle"
                aria-expanded={showsMore}
                aria-controls={foldId}
                onPress={() => setWantsMore(!wantsMore)}
              >
                {say('common.filters-more')}
              </PressButton>
            )}
            {!showsMore && clear}
          </>
        )}
        {folds && (
          <div id={foldId} hidden={!unfolded} className={unfolded ? styles.folded : undefined}>
            {boxes(all)}
            {clear}
          </div>
        )}
        {(aside !== undefined || actions !== undefined) && (
          <div className={styles.end}>
            {aside !== undefined && (
              <span className={styles.aside} role="status">
                {aside}
              </span>
            )}
            {actions}
          </div>
        )}
      </div>
      {!folds && more.length > 0 && (
        <div id={foldId} hidden={!showsMore} className={showsMore ? styles.line : undefined}>
          {boxes(more)}
          {clear}
        </div>
      )}
    </search>
  );
}
