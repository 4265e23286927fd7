import { arriveAt } from '../../router/navigate';
import { selectPressedStar, starfieldSlice, starPressed } from './starfieldSlice';

const { reducer } = starfieldSlice;

it('H2, B22 keeps which star was pressed until the visitor leaves home, in either language', () => {
  const pressed = reducer(undefined, starPressed('vega'));
  const after = (path: string) => selectPressedStar({ starfield: reducer(pressed, arriveAt(path, 'link', null)) });
  expect([after('/en'), after('/videos')]).toEqual(['vega', null]);
});
