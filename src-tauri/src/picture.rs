//! A picture that a player has chosen: read within limits, and made small.

use std::io::Cursor;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, Limits};
use protocol::window::WindowError;

use crate::request;

/// The largest file that is read.
const LARGEST_FILE: usize = 8 * 1024 * 1024;
/// The widest and highest picture, in pixels.
const LARGEST_SIDE: u32 = 8_000;
/// What a picture may take in memory while it is read.
const MOST_MEMORY: u64 = 256 * 1024 * 1024;
/// A kept picture is a square of at most so many pixels a side.
const KEPT_SIDE: u32 = 256;

/// The middle of a picture as a small square PNG.
///
/// # Errors
/// The field `picture`, and why this file cannot be one.
pub(crate) fn shrink(bytes: &[u8]) -> Result<Vec<u8>, WindowError> {
    if bytes.len() > LARGEST_FILE {
        return Err(bad("picture-too-large", "the file is too large"));
    }
    let picture = decode(bytes).map_err(|error| match error {
        ImageError::Limits(_) => bad("picture-too-wide", "the picture has too many pixels"),
        ImageError::Decoding(_)
        | ImageError::Encoding(_)
        | ImageError::Parameter(_)
        | ImageError::Unsupported(_)
        | ImageError::IoError(_) => bad("picture-unreadable", "the file is no picture"),
    })?;
    let side = picture.width().min(picture.height()).min(KEPT_SIDE);
    let square = picture.resize_to_fill(side, side, FilterType::Triangle);
    let mut png = Cursor::new(Vec::new());
    DynamicImage::ImageRgba8(square.to_rgba8())
        .write_to(&mut png, ImageFormat::Png)
        .map_err(|_| bad("picture-unreadable", "the picture cannot be made small"))?;
    Ok(png.into_inner())
}

/// A kept picture as an address that holds all of it.
pub(crate) fn address(png: &[u8]) -> String {
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png))
}

fn decode(bytes: &[u8]) -> Result<DynamicImage, ImageError> {
    let mut limits = Limits::default();
    limits.max_image_width = Some(LARGEST_SIDE);
    limits.max_image_height = Some(LARGEST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
    reader.limits(limits);
    let mut decoder = reader.into_decoder()?;
    // A camera says how it was held.
    let held = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(held);
    Ok(picture)
}

fn bad(code: &str, detail: &str) -> WindowError {
    request::field("picture", code, detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let picture = DynamicImage::new_rgb8(width, height);
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    /// The kept picture's size, or what is wrong.
    fn kept(bytes: &[u8]) -> Result<(u32, u32), String> {
        match shrink(bytes) {
            Ok(png) => {
                let kept = image::load_from_memory_with_format(&png, ImageFormat::Png).unwrap();
                Ok((kept.width(), kept.height()))
            }
            Err(WindowError::Field { field, code, .. }) => Err(format!("{field}: {code}")),
            Err(other) => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn every_usual_format_becomes_a_small_square() {
        for format in [
            ImageFormat::Png,
            ImageFormat::Jpeg,
            ImageFormat::WebP,
            ImageFormat::Gif,
        ] {
            let bytes = written(600, 400, format);
            assert_eq!(kept(&bytes), Ok((256, 256)), "{format:?}");
        }
        let small = written(40, 90, ImageFormat::Png);
        assert_eq!(kept(&small), Ok((40, 40)), "nothing is made larger");
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let half = &written(600, 400, ImageFormat::Png)[..200];
        for bytes in [&b""[..], b"no picture", b"<svg></svg>", half] {
            assert_eq!(kept(bytes), Err("picture: picture-unreadable".to_owned()));
        }
        let long = vec![0; LARGEST_FILE + 1];
        assert_eq!(kept(&long), Err("picture: picture-too-large".to_owned()));
    }

    #[test]
    fn a_picture_of_too_many_pixels_is_refused_before_it_is_read() {
        let wide = written(20_000, 1, ImageFormat::Png);
        assert_eq!(kept(&wide), Err("picture: picture-too-wide".to_owned()));
        // What the beginning of a file promises: 20,000 pixels a side, of which it has none.
        let mut promised = written(1, 1, ImageFormat::Png);
        promised[16..24].copy_from_slice(&[0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]);
        let crc = png_crc(&promised[12..29]);
        promised[29..33].copy_from_slice(&crc.to_be_bytes());
        assert_eq!(kept(&promised), Err("picture: picture-too-wide".to_owned()));
    }

    /// The check sum of a part of a PNG.
    fn png_crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                (crc >> 1) ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 }
            })
        })
    }
}
