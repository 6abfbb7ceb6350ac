import { circle, group, type Point, polygon } from './svg.ts';

/** Joints in body lengths: the hip is the origin, y grows downward, a standing figure is 2 tall. */
export interface Pose {
  head: Point;
  neck: Point;
  leftElbow: Point;
  leftHand: Point;
  rightElbow: Point;
  rightHand: Point;
  leftKnee: Point;
  leftFoot: Point;
  rightKnee: Point;
  rightFoot: Point;
}

export const standing: Pose = {
  head: [0.02, -0.94],
  neck: [0, -0.74],
  leftElbow: [-0.16, -0.44],
  leftHand: [-0.14, -0.12],
  rightElbow: [0.17, -0.44],
  rightHand: [0.16, -0.12],
  leftKnee: [-0.08, 0.52],
  leftFoot: [-0.1, 1],
  rightKnee: [0.08, 0.52],
  rightFoot: [0.12, 1],
};

const blend = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export function between(a: Pose, b: Pose, share: number): Pose {
  const joints = Object.keys(a) as (keyof Pose)[];
  return Object.fromEntries(
    joints.map((joint) => [joint, blend(a[joint], b[joint], share)]),
  ) as unknown as Pose;
}

function limb(a: Point, b: Point, from: number, to: number, colour: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = (b[1] - a[1]) / length;
  const ny = (a[0] - b[0]) / length;
  return (
    polygon(
      [
        [a[0] + nx * from, a[1] + ny * from],
        [b[0] + nx * to, b[1] + ny * to],
        [b[0] - nx * to, b[1] - ny * to],
        [a[0] - nx * from, a[1] - ny * from],
      ],
      colour,
    ) +
    circle(a[0], a[1], from, colour) +
    circle(b[0], b[1], to, colour)
  );
}

/** A dancer in one flat colour; group opacity keeps overlapping limbs from showing. */
export function body(
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  colour: string,
  opacity = 1,
): string {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const hip = at([0, 0]);
  const neck = at(pose.neck);
  const s = scale / 100;
  const arm = (elbow: Point, hand: Point) =>
    limb(neck, at(elbow), 5.4 * s, 3.8 * s, colour) +
    limb(at(elbow), at(hand), 3.8 * s, 1.7 * s, colour);
  const leg = (knee: Point, toe: Point) =>
    limb(hip, at(knee), 9.5 * s, 5.6 * s, colour) + limb(at(knee), at(toe), 5.6 * s, 2 * s, colour);
  const waist = blend(hip, neck, 0.42);
  return group(
    { opacity: Number(opacity.toFixed(2)) },
    leg(pose.leftKnee, pose.leftFoot),
    leg(pose.rightKnee, pose.rightFoot),
    limb(hip, waist, 9.5 * s, 7.6 * s, colour),
    limb(waist, blend(hip, neck, 0.86), 7.6 * s, 11.5 * s, colour),
    limb(blend(hip, neck, 0.86), neck, 11.5 * s, 4.6 * s, colour),
    limb(neck, at(blend(pose.neck, pose.head, 0.6)), 4.2 * s, 4 * s, colour),
    arm(pose.leftElbow, pose.leftHand),
    arm(pose.rightElbow, pose.rightHand),
    circle(...at(pose.head), 10.5 * s, colour),
  );
}
