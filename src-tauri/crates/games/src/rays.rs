//! Straight lines on boards whose squares are numbered rank by rank.

/// The eight directions as steps of file and rank. In the first four the numbers of the squares
/// grow; 0, 1, 4 and 5 are straight, the others diagonal.
pub(crate) const DIRECTIONS: [(i32, i32); 8] = [
    (1, 0),
    (0, 1),
    (1, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (-1, -1),
    (1, -1),
];

/// The squares ahead of one square in one direction, up to `reach` steps.
pub(crate) const fn ray(
    square: usize,
    direction: usize,
    width: usize,
    height: usize,
    reach: usize,
) -> u128 {
    let (across, up) = DIRECTIONS[direction];
    let (mut file, mut rank) = ((square % width) as i32, (square / width) as i32);
    let mut squares = 0;
    let mut steps = 0;
    while steps < reach {
        file += across;
        rank += up;
        if file < 0 || file >= width as i32 || rank < 0 || rank >= height as i32 {
            break;
        }
        squares |= 1 << (rank as usize * width + file as usize);
        steps += 1;
    }
    squares
}
