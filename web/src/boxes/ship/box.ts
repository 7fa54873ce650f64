import type { Box } from '../box';
import Gauges from './Gauges.svelte';
import Pods from './Pods.svelte';
import RoomSigns from './RoomSigns.svelte';
import ShipBar from './ShipBar.svelte';

export const ship: Box = {
  id: 'ship',
  bar: ShipBar,
  gauges: Gauges,
  onBoard: Pods,
  onRoom: RoomSigns,
  fillsRoom: (room, place) => room.tile === 'hibernatorium' || (place.engine && room.tile !== null),
};
