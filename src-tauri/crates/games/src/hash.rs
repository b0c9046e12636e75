//! Words of a position made into one number.

/// Multiplied into 128 bits and the halves folded, so that every bit counts.
#[inline]
pub(crate) fn fold(one: u64, other: u64) -> u64 {
    let wide = u128::from(one) * u128::from(other);
    (wide as u64) ^ (wide >> 64) as u64
}

/// Many words as one number; their order counts. Stable within one version of the program only.
#[inline]
pub(crate) fn chain(words: impl IntoIterator<Item = u64>) -> u64 {
    words
        .into_iter()
        .fold(0x243f_6a88_85a3_08d3, |state, word| {
            let turned = state.rotate_left(29);
            fold(
                word ^ turned ^ 0x1319_8a2e_0370_7344,
                state ^ 0xa409_3822_299f_31d0,
            )
        })
}
