"""What goes out by a WebSocket of picows."""

from picows import WSCloseCode, WSMsgType, WSTransport

from ludiade.server.http.context import Context
from ludiade.server.websocket.port import CLOSE_S, Visitor

TEXT = WSMsgType.TEXT


class PicowsOutlet:
    """One socket's frames out; dropped when its reader is too slow."""

    __slots__ = ("_address", "_context", "_slow", "_transport", "connection")

    def __init__(self, context: Context, visitor: Visitor, transport: WSTransport) -> None:
        self._context = context
        self._address = visitor.address
        self._transport = transport
        self._slow = False
        self.connection = context.connections.admit(self, visitor)

    def send(self, data: bytes) -> None:
        if self._takes_more():
            self._transport.send(TEXT, data)
            if self._slow:
                self._check_reader()

    def ping(self) -> None:
        if self._takes_more():
            self._transport.send_ping()
            self._check_reader()

    def pong(self, data: bytes) -> None:
        """Answer a ping."""
        self._transport.send_pong(data)
        self._check_reader()

    def end(self, code: int, reason: str) -> None:
        if self._transport.is_disconnected:
            return
        if not code:
            self._transport.disconnect(graceful=False)
        else:
            self.close(WSCloseCode(code), reason)

    def close(self, code: WSCloseCode, reason: str = "") -> None:
        """Say so, unless it was said, and close once that is read, or after some seconds."""
        transport = self._transport
        if not transport.is_close_frame_sent:
            transport.send_close(code, reason.encode() or None)
        transport.disconnect()
        self._context.tables.loop.call_later(CLOSE_S, transport.underlying_transport.abort)

    def hold_back(self, on: bool) -> None:
        if self._transport.is_disconnected:
            return
        socket = self._transport.underlying_transport
        if not socket.is_closing():
            socket.pause_reading() if on else socket.resume_reading()

    def note_slow(self, is_slow: bool) -> None:
        """The other end leaves something unread, or no longer."""
        if is_slow is not self._slow:
            self._slow = is_slow
            self._context.connections.note_slow(self._address, is_slow)

    def _takes_more(self) -> bool:
        transport = self._transport
        return not (transport.is_disconnected or transport.is_close_frame_sent)

    def _check_reader(self) -> None:
        """Drop a reader that leaves too much unread."""
        if self._slow:
            socket = self._transport.underlying_transport
            most = self._context.connections.most_unread(self._address)
            if socket.get_write_buffer_size() > most:
                self._context.counters.add("dropped")
                self.connection.ended = True
                socket.abort()
