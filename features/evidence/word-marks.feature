Feature: Marks of the platform's automatic check are shown in the document
  An automatic check also looks at documents. It marks a place on the page, with a number and a reason, as a hint. The
  user says whether the hint was right. No package waits for it.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has a marked draft open

  Scenario: Marks are numbered and give their reason
    Then 3 marks are shown to Zhou Siyuan
    And mark 1 says to Zhou Siyuan "号码与税局底账的票面格式不一致，请核对"

  @wire
  Scenario: A verdict on a mark is saved and shown to colleagues
    When Zhou Siyuan finds mark 1 right and mark 2 wrong
    Then mark 1 is right, mark 2 is wrong and mark 3 is open for Li Min, who opens the same package

  Scenario: A verdict that could not be saved is reported and not kept
    When the connection is lost, and Zhou Siyuan finds mark 1 right
    Then mark 1 is told not to be saved for Zhou Siyuan

  Scenario: No marks are shown where the platform has switched them off
    Given the platform shows no marks
    When Zhou Siyuan opens the same package
    Then 0 marks are shown to Zhou Siyuan
