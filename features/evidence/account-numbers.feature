Feature: Account numbers are shown to those who ask, and it is known who did
  An account number is enough to send money astray. It is masked wherever it stands, and whoever asks for it is named in
  the package's history.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: Nobody sees it unasked
    When Zhou Siyuan looks at the package
    Then Zhou Siyuan sees the account number "330501**********0871"
    And nobody is said to have viewed it

  Scenario: Whoever asks for it sees it, and is named
    Given Gu Yunzhou is signed in
    When Gu Yunzhou asks for the account number of the package
    Then Gu Yunzhou sees the account number "33050161000000000871"
    And its history tells that Gu Yunzhou, "顾云舟", viewed the account number

  Scenario: What cannot be recorded is not shown
    When the connection is lost, and Zhou Siyuan asks for the account number of the package
    Then Zhou Siyuan sees the account number "330501**********0871"
    And Zhou Siyuan is told that viewing it could not be recorded

  @wire
  Scenario: Coming back, it is masked again
    Given Zhou Siyuan asks for the account number of the package
    When Zhou Siyuan looks at the package
    Then Zhou Siyuan sees the account number "330501**********0871"

  Scenario: Looking does not keep a draft alive
    Given Zhou Siyuan has made a package of "RX6101-2026-00880"
    When 60 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan asks for the account number of the package
    And 31 days pass, and Zhou Siyuan signs in again
    Then the package shows as "Invalid"
