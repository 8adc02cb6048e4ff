import { makeStyles, tokens } from '@fluentui/react-components';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import type { ChartPicture } from './chart-picture.ts';

/** Size of the drawing, in units of its own. */
const width = 720;
const height = 220;
const foot = 22;
const head = 24;
/** Space for the figures of the axes, at each side. */
const side = 54;

const useStyles = makeStyles({
  /** Stays visible while the drawing scrolls below it. */
  legend: {
    position: 'sticky',
    left: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '0 0 8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  mark: {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginRight: '6px',
    borderRadius: '2px',
    [forcedColours]: { forcedColorAdjust: 'none' },
  },
  drawing: { display: 'block', width: '100%', minWidth: '520px', height: 'auto', maxHeight: '260px' },
  text: { fontSize: '12px', fill: tokens.colorNeutralForeground3 },
  figure: { fontSize: '12px', fill: tokens.colorNeutralForeground1 },
});

/** Width of the ground of a figure. Chinese signs are as wide as they are high. */
const figureWidth = (figure: string): number => [...figure].reduce((sum, sign) => sum + (sign > '\u2fff' ? 12 : 7), 8);

/** Colours of the bars, in their order, and of the line. */
const fills = [portal.accentFill, portal.infoInk, portal.fieldLine] as const;
const lineColour = tokens.colorNeutralForeground1;

/** Names of the bars and of the line after them, with their colours. */
export const legendOf = (names: readonly string[], lineName: string): ChartPicture['legend'] => [
  ...names.map((name, index) => ({ name, colour: fills[index] ?? lineColour })),
  { name: lineName, colour: lineColour },
];

export interface ChartMonth {
  readonly id: string;
  readonly name: string;
  /** Heights of the bars as shares of the highest one, from 0 to 1. */
  readonly shares: readonly number[];
  /** Height of the line as a share of its own highest point; undefined where it ends. */
  readonly line: number | undefined;
  /** Amount at the line, shortened; empty for none. */
  readonly lineFigure: string;
  /** Month and exact figures, for users who cannot see the drawing. */
  readonly spoken: string;
}

/** A line of the grid, with the values of the bars and of the line at its height. */
export interface ChartTick {
  readonly share: number;
  readonly bars: string;
  readonly line: string;
}

interface Props {
  readonly ticks: readonly ChartTick[];
  readonly names: readonly string[];
  readonly lineName: string;
  readonly months: readonly ChartMonth[];
}

/** Bars of each month side by side, with a line above them. */
export function FlowChart({ ticks, names, lineName, months }: Props) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const slot = (width - 2 * side) / Math.max(1, months.length);
  const bar = Math.min(28, (slot * 0.8) / Math.max(1, names.length));
  const room = height - foot - head;
  const yOf = (share: number): number => head + room * (1 - share);
  const centre = (index: number): number => side + slot * index + slot / 2;
  const points = months.flatMap(({ line }, index) => (line === undefined ? [] : [`${centre(index)},${yOf(line)}`]));
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        {legendOf(names, lineName).map(({ name, colour }) => (
          <span key={name}>
            <span className={styles.mark} style={{ backgroundColor: colour }} />
            {name}
          </span>
        ))}
      </p>
      <ul className={hidden}>
        {months.map(({ id, spoken }) => (
          <li key={id}>{spoken}</li>
        ))}
      </ul>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-chart>
        {ticks.map(({ share, bars, line }) => (
          <g key={share}>
            <line x1={side} x2={width - side} y1={yOf(share)} y2={yOf(share)} stroke={portal.hairlineSoft} />
            <text className={styles.text} x={side - 6} y={yOf(share) + 4} textAnchor="end">
              {bars}
            </text>
            <text className={styles.text} x={width - side + 6} y={yOf(share) + 4}>
              {line}
            </text>
          </g>
        ))}
        {months.map(({ id, name, shares }, index) => (
          <g key={id}>
            {shares.map((share, at) => (
              <rect
                key={names[at]}
                x={centre(index) - (bar * shares.length) / 2 + bar * at}
                y={yOf(share)}
                width={Math.max(1, bar - 2)}
                height={room * share}
                rx={2}
                fill={fills[at]}
              />
            ))}
            <text className={styles.text} x={centre(index)} y={height - 6} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <line x1={side} x2={width - side} y1={height - foot} y2={height - foot} stroke={portal.hairline} />
        <polyline points={points.join(' ')} fill="none" stroke={lineColour} strokeWidth={1.5} />
        {months.map(
          ({ id, line, lineFigure }, index) =>
            line !== undefined && (
              <g key={id}>
                <circle cx={centre(index)} cy={yOf(line)} r={3} fill={portal.card} stroke={lineColour} />
                {/* The figure stands on a ground of its own, so that it touches no bar. */}
                <rect
                  x={centre(index) - figureWidth(lineFigure) / 2}
                  y={yOf(line) - 21}
                  width={figureWidth(lineFigure)}
                  height={16}
                  rx={3}
                  fill={portal.card}
                />
                <text className={styles.figure} x={centre(index)} y={yOf(line) - 9} textAnchor="middle">
                  {lineFigure}
                </text>
              </g>
            ),
        )}
      </svg>
    </>
  );
}
