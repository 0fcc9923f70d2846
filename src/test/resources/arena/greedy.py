"""A small program that speaks Jump61, as somebody on a course might write it: it takes the most squares it can get."""
import random
import sys


class Board:
    def __init__(self, size):
        self.size = size
        self.spots = [[1] * size for _ in range(size)]
        self.owner = [[None] * size for _ in range(size)]

    def neighbours(self, row, column):
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return [(r, c) for r, c in around if 0 <= r < self.size and 0 <= c < self.size]

    def copy(self):
        other = Board(self.size)
        other.spots = [line[:] for line in self.spots]
        other.owner = [line[:] for line in self.owner]
        return other

    def mover(self):
        return "red" if (sum(map(sum, self.spots)) + self.size) % 2 == 0 else "blue"

    def squares_of(self, side):
        return sum(line.count(side) for line in self.owner)

    def winner(self):
        for side in ("red", "blue"):
            if self.squares_of(side) == self.size * self.size:
                return side
        return None

    def moves(self):
        side = self.mover()
        squares = [(r, c) for r in range(self.size) for c in range(self.size)]
        return [(r, c) for r, c in squares if self.owner[r][c] in (None, side)]

    def play(self, row, column):
        side = self.mover()
        waiting = [(row, column)]
        while waiting and not self.winner():
            r, c = waiting.pop(0)
            self.spots[r][c] += 1
            self.owner[r][c] = side
            if self.spots[r][c] > len(self.neighbours(r, c)):
                self.spots[r][c] -= len(self.neighbours(r, c))
                waiting += self.neighbours(r, c)


def best(board):
    side = board.mover()
    scored = []
    for move in board.moves():
        after = board.copy()
        after.play(*move)
        scored.append((after.squares_of(side), random.random(), move))
    return max(scored)[2]


def main():
    board = Board(6)
    automatic = {"red": False, "blue": True}
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        if words[0] == "quit":
            break
        if words[0] == "size":
            board = Board(int(words[1]))
        elif words[0] == "seed":
            random.seed(int(words[1]))
        elif words[0] in ("auto", "manual"):
            automatic[words[1]] = words[0] == "auto"
        elif words[0].isdigit():
            board.play(int(words[0]) - 1, int(words[1]) - 1)
        while automatic[board.mover()] and not board.winner():
            row, column = best(board)
            board.play(row, column)
            print("*", row + 1, column + 1, flush=True)


main()
