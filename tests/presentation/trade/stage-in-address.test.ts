import { beforeEach, describe, expect, it } from 'vitest';
import { StageInAddress } from '../../../src/presentation/trade/shared/stage-in-address.ts';

const stages = ['choose', 'compare', 'check'] as const;
let moves: (readonly [string, number])[];
let stage: StageInAddress<(typeof stages)[number]>;

beforeEach(() => {
  moves = [];
  stage = new StageInAddress({
    stages,
    navigator: {
      goTo: (path) => void moves.push([path, 0]),
      replaceWith: (path, places = 1) => void moves.push([path, places]),
      current: () => '/form?id=1',
    },
    formPath: () => '/form?id=1',
    furthest: () => 'check',
  });
  stage.addressChanged('?id=1');
  stage.loaded();
  moves.length = 0;
});

describe('a form of several stages', () => {
  it('is left from its first stage as it was entered, after going on and back', () => {
    stage.goOn();
    stage.goOn();
    stage.goBack();
    stage.goBack();
    stage.leaveFor('/done');
    expect(moves).toEqual([
      ['/form?id=1&step=compare', 0],
      ['/form?id=1&step=check', 0],
      ['/form?id=1&step=compare', 2],
      ['/form?id=1', 2],
      ['/done', 1],
    ]);
  });

  it('is left with the places of its earlier stages, and once', () => {
    stage.goOn();
    stage.goOn();
    stage.leaveFor('/done');
    stage.leaveFor('/other');
    expect(moves.slice(2)).toEqual([
      ['/done', 3],
      ['/other', 1],
    ]);
  });
});
