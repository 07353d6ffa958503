"""Where a request comes from: the socket says so, unless the operator trusts a proxy."""

import pytest

from ludiade.server.http.addresses import LOCAL, Proxies, limit_key


@pytest.mark.parametrize(
    ("peer", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9%eth0", "2001:db8:1:2::/64"),
        (None, LOCAL),
        ("unix", LOCAL),
    ],
)
def test_limits_count_an_ipv6_network_as_one_address(peer, key):
    assert limit_key(peer) == key


def origin(trusted, peer, *headers):
    found = Proxies(trusted).origin(peer, headers)
    return found.address, found.secure


def test_nobody_is_believed_unless_named():
    invented = (b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-proto", b"https")
    assert origin((), "127.0.0.1", *invented) == ("127.0.0.1", False)
    assert origin(("10.0.0.0/8",), "127.0.0.1", *invented) == ("127.0.0.1", False)
    assert origin(("127.0.0.1",), "127.0.0.1", *invented) == ("198.51.100.1", True)


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ([b"203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        ([b"203.0.113.9, 198.51.100.1, 10.1.1.1, 10.2.2.2"], "198.51.100.1"),
        ([b"203.0.113.9", b"198.51.100.1"], "198.51.100.1"),
        ([b"198.51.100.1:4711"], "198.51.100.1"),
        ([b"[2001:db8::1]:4711"], "2001:db8::/64"),
        ([b"2001:db8::1"], "2001:db8::/64"),
        ([b"nonsense, 10.1.1.1"], "10.1.1.1"),
        ([b"nonsense"], "10.0.0.1"),
        ([b""], "10.0.0.1"),
        ([b"\xff\xfe"], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_the_last_that_is_no_trusted_proxy_counts_and_what_it_says_of_others_does_not(
    forwarded, address
):
    headers = [(b"x-forwarded-for", line) for line in forwarded]
    assert origin(("10.0.0.0/8",), "10.0.0.1", *headers) == (address, False)


def test_what_the_last_proxy_says_of_tls_counts():
    for said, secure in ((b"https", True), (b"https, http", False), (b"http, https", True)):
        header = (b"x-forwarded-proto", said)
        assert origin(("10.0.0.1",), "10.0.0.1", header) == ("10.0.0.1", secure)


def test_what_is_no_address_is_no_proxy():
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(("nonsense",))
