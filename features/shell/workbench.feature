Feature: The workbench
  Beside the portal stands a workbench. The main user of a company goes there from the header without signing in again:
  the portal gives them a key that holds once, for a minute, for the workbench alone.

  Scenario Outline: It is shown to the main user
    Given <who> is signed in
    Then <who> is <shown> the workbench

    Examples:
      | who         | shown     |
      | Zhou Siyuan | shown     |
      | Li Min      | not shown |
      | Gu Yunzhou  | not shown |

  Scenario: Whoever goes there is known there, once
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"
    But the workbench lets in nobody by the same key again

  Scenario: A key is over after a minute
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And a minute passes on the way
    Then the workbench lets in nobody

  Scenario: A key for the workbench opens no other place, and is good for the workbench still
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    Then nobody is let in at "https://evil.example/entry"
    And nobody is let in at "https://workbench.example/entry/"
    And the workbench lets in "周思远" of "宁波砚舟精密铸造有限公司"

  Scenario: Whoever was frozen on the way is not let in
    Given Zhou Siyuan is signed in
    When Zhou Siyuan goes to the workbench
    And the account of Zhou Siyuan is frozen meanwhile
    Then the workbench lets in nobody
