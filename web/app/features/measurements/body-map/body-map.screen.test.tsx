// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { PartName } from '#contracts/measurements/garments.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { BodyMap } from './body-map.tsx';
import { BodyMapSides } from './body-map-sides.tsx';
import { MapCloseUp } from './map-close-up.tsx';

const lines = () => screen.getAllByRole('button');
const named = (name: string) => screen.getByRole('button', { name });

it('names each line and its value, and says which are not measured', () => {
  renderPart(
    <BodyMap
      garment="lehenga"
      body="women"
      side="front"
      values={{ waist: '30⅛' }}
      unit="in"
      onChoose={() => {}}
    />,
    null,
  );
  expect(lines().map((line) => line.getAttribute('aria-label'))).toEqual([
    'Waist, 30⅛ in',
    'Hip, not measured',
    expect.stringMatching(/^Lehenga length, not/),
    expect.stringMatching(/, not measured$/),
    expect.stringMatching(/, not measured$/),
  ]);
  expect(screen.getByText('30⅛')).toBeTruthy();
});

it('is one stop of the tab key; arrow keys move in the order of measuring, and Enter chooses', () => {
  const onChoose = vi.fn<(part: PartName) => void>();
  renderPart(<BodyMap garment="lehenga" body="women" side="front" onChoose={onChoose} />, null);
  const stops = () => lines().filter((line) => line.getAttribute('tabindex') === '0');
  expect(stops()).toEqual([named('Waist, not measured')]);

  stops()[0]?.focus();
  fireEvent.keyDown(named('Waist, not measured'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(named('Hip, not measured'));
  expect(stops()).toEqual([named('Hip, not measured')]);
  fireEvent.keyDown(named('Hip, not measured'), { key: 'Enter' });
  expect(onChoose.mock.calls).toEqual([['hip']]);

  fireEvent.keyDown(named('Hip, not measured'), { key: 'End' });
  expect(document.activeElement).toBe(lines().at(-1));
  fireEvent.keyDown(lines().at(-1) as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(named('Waist, not measured'));
});

it('chooses the line that is tapped', () => {
  const onChoose = vi.fn<(part: PartName) => void>();
  renderPart(<BodyMap garment="kurta" body="men" side="back" onChoose={onChoose} />, null);
  fireEvent.click(named('Shoulder, not measured'));
  expect(onChoose.mock.calls).toEqual([['shoulder']]);
});

it('is a described picture without controls when nothing can be chosen', () => {
  renderPart(<BodyMap garment="blouse" body="women" side="back" />, null);
  const picture = screen.getByRole('img', { name: 'Back: Blouse or choli' });
  expect(document.getElementById(picture.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /saree blouse.*red around the body/,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('turns to the side of the part being measured; what lies flat has one side', () => {
  function Measuring() {
    const [now, setNow] = useState<PartName | null>(null);
    return (
      <>
        <button type="button" onClick={() => setNow('shoulder')}>
          measure the shoulder
        </button>
        <BodyMapSides garment="kurta" body="women" now={now} />
      </>
    );
  }
  renderPart(<Measuring />, null);
  const shown = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  expect(shown()).toBe('front');
  fireEvent.click(screen.getByText('measure the shoulder'));
  expect(shown()).toBe('back');
  fireEvent.click(screen.getByRole('radio', { name: 'Front' }));
  expect(shown()).toBe('front');
});

it('shows the line being measured alone, above the fields of narrow screens', () => {
  function Measuring() {
    const [now, setNow] = useState<PartName>('hip');
    return (
      <>
        <button type="button" onClick={() => setNow('waistFinish')}>
          choose the finish
        </button>
        <MapCloseUp
          garment="trousers"
          body="men"
          values={{ waist: '34', hip: '40⅛' }}
          unit="in"
          now={now}
          className="top-0"
        />
      </>
    );
  }
  renderPart(<Measuring />, null);
  expect(screen.getByText('40⅛')).toBeTruthy();
  expect(screen.queryByText('34')).toBeNull();
  // The whole drawing is the one that is read out.
  expect(screen.queryByRole('img', { hidden: false })).toBeNull();
  // A choice has no line.
  fireEvent.click(screen.getByText('choose the finish'));
  expect(document.body.querySelector('svg')).toBeNull();
});

it('draws a dupatta once, without a switch', () => {
  renderPart(<BodyMapSides garment="dupatta" body="women" />, null);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.body.querySelectorAll('svg')).toHaveLength(1);
});

it('is black on white on a sheet, with both sides and the values', () => {
  renderPart(<BodyMapSides garment="blouse" body="women" variant="sheet" values={{ bust: '36' }} />, null);
  expect(document.body.querySelectorAll('svg')).toHaveLength(2);
  expect(screen.getByText('36')).toBeTruthy();
  expect(document.body.innerHTML).not.toMatch(/madder|indigo/);
});
