import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';

import { BoxSelect } from '../fields/BoxSelect.tsx';
import { PressButton } from '../actions/PressButton.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    padding: '10px 16px',
  },
  where: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** The buttons that change the page, and the choice of rows per page. */
export function Pager({ page, pages, pageSize, pageSizes, onPage, onPageSize }: PagerProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <nav className={styles.pager} aria-label={say('common.pages')}>
      <BoxSelect
        label={say('common.page-size')}
        value={String(pageSize)}
        onChanged={(value) => onPageSize(Number(value))}
      >
        {pageSizes.map((rows) => (
          <option key={rows} value={rows}>
            {say('common.page-size-rows', { rows })}
          </option>
        ))}
      </BoxSelect>
      <PressButton
        label={say('common.page-previous')}
        icon={<ChevronLeft16Regular />}
        unavailable={page <= 1 ? say('common.page-first') : undefined}
        onPress={() => onPage(page - 1)}
      />
      <span className={styles.where} aria-live="polite">
        {say('common.page-of', { page, pages })}
      </span>
      <PressButton
        label={say('common.page-next')}
        icon={<ChevronRight16Regular />}
        unavailable={page >= pages ? say('common.page-last') : undefined}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
}
