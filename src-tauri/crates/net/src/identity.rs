//! The key of an installation, and TLS that knows the other side by it.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use rcgen::{CertificateParams, KeyPair, PKCS_ED25519, PublicKeyData};
use ring::digest::{SHA256, digest};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring as provider, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::version::TLS13;
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, ServerConfig, SignatureScheme,
};
use serde::{Deserialize, Serialize};

use crate::keys::{self, NoKey};

/// The name in every certificate; who a host is, only its key says.
pub(crate) const NAME: &str = "encounter";

/// One ed25519 key for each installation.
pub struct Identity {
    key: KeyPair,
}

/// Why an installation has no key.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// Its file cannot be read or written.
    #[error("the key file {path} cannot be used: {detail}")]
    File {
        /// Which.
        path: String,
        /// Why.
        detail: String,
    },
    /// No key can be made.
    #[error("no key can be made: {0}")]
    Key(#[from] rcgen::Error),
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({})", self.fingerprint())
    }
}

impl Identity {
    /// A new one.
    ///
    /// # Errors
    /// [`IdentityError::Key`].
    pub fn new() -> Result<Self, IdentityError> {
        let key = KeyPair::generate_for(&PKCS_ED25519)?;
        Ok(Self { key })
    }

    /// The one in this file, which only its owner can read; a new one is put there if there is no
    /// such file.
    ///
    /// # Errors
    /// [`IdentityError`]. A file that holds no key is left as it is.
    pub fn kept_in(path: &Path) -> Result<Self, IdentityError> {
        let file = |detail: String| IdentityError::File {
            path: path.display().to_string(),
            detail,
        };
        match std::fs::read(path) {
            Ok(bytes) => {
                let der = PrivatePkcs8KeyDer::from(bytes);
                let key = KeyPair::from_pkcs8_der_and_sign_algo(&der, &PKCS_ED25519);
                let key = key.map_err(|error| file(error.to_string()))?;
                Ok(Self { key })
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let new = Self::new()?;
                write_private(path, &new.key.serialize_der())
                    .map_err(|error| file(error.to_string()))?;
                Ok(new)
            }
            Err(error) => Err(file(error.to_string())),
        }
    }

    /// What others know it by.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.key.subject_public_key_info())
    }

    /// TLS 1.3 as this installation offers it.
    pub(crate) fn server(&self) -> Result<Arc<ServerConfig>, IdentityError> {
        let certificate = CertificateParams::new([NAME.to_owned()])?.self_signed(&self.key)?;
        let key = PrivatePkcs8KeyDer::from(self.key.serialize_der());
        let config = ServerConfig::builder_with_provider(Arc::new(provider::default_provider()))
            .with_protocol_versions(&[&TLS13])
            .expect("ring has TLS 1.3")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key.into())
            .expect("the key signs the certificate that was made of it");
        Ok(Arc::new(config))
    }
}

#[cfg(unix)]
fn write_private(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = std::fs::OpenOptions::new();
    let mut file = options
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(not(unix))]
fn write_private(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    // The folder of a user's data is his own there.
    std::fs::write(path, bytes)
}

/// The SHA-256 of a public key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    fn of(public_key_info: &[u8]) -> Self {
        let hash = digest(&SHA256, public_key_info);
        Self(hash.as_ref().try_into().expect("SHA-256 has 32 bytes"))
    }

    /// TLS 1.3 with the host of this key and no other.
    pub(crate) fn client(self) -> Arc<ClientConfig> {
        let provider = Arc::new(provider::default_provider());
        let pin = Pin {
            key: self,
            provider: Arc::clone(&provider),
        };
        let config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&TLS13])
            .expect("ring has TLS 1.3")
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(pin))
            .with_no_client_auth();
        Arc::new(config)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&keys::write(&self.0))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> Self {
        fingerprint.to_string()
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Self, NoKey> {
        text.parse()
    }
}

impl FromStr for Fingerprint {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        Ok(Self(keys::read(text).ok_or(NoKey)?))
    }
}

/// Believes one key alone, whatever else a certificate says.
#[derive(Debug)]
struct Pin {
    key: Fingerprint,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Pin {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _server_name: &ServerName<'_>,
        _ocsp_response: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let shown = ParsedCertificate::try_from(end_entity)?.subject_public_key_info();
        if Fingerprint::of(&shown) == self.key {
            return Ok(ServerCertVerified::assertion());
        }
        Err(CertificateError::ApplicationVerificationFailure.into())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _cert: &CertificateDer<'_>,
        _dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::General("TLS 1.3 alone is spoken here".to_owned()))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, cert, dss, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installation_keeps_its_key_and_a_file_of_something_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        let first = Identity::kept_in(&path).unwrap().fingerprint();
        assert_eq!(Identity::kept_in(&path).unwrap().fingerprint(), first);
        assert_eq!(first.to_string().parse(), Ok(first));
        assert_ne!(Identity::new().unwrap().fingerprint(), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
        }
        std::fs::write(&path, "no key").unwrap();
        assert!(Identity::kept_in(&path).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"no key");
    }
}
