# language: es
Característica: Verificar un libre deuda
  El libre deuda lleva un código firmado. Quien lo recibe lo escanea y ve, sin ingresar, quién lo emitió, a nombre de quién y a qué día.

  Regla: El libre deuda lleva su código

    @DOC-04 @camino
    Escenario: Quien recibe el libre deuda de Gabriela lo escanea y lo ve verificado
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Libre deuda verificado    |
        | Sin deuda al 21 de noviembre de 2026   |
        | Gabriela Ríos             |

    @DOC-04
    Escenario: Junto al código dice en qué dirección se tiene que abrir
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Código para verificarlo                                 |
        | Quien recibe tu libre deuda escanea este código y ve que es verdadero. El PDF también lo lleva. |
        | Tiene que abrirse en esta dirección, y en ninguna otra: |
        | https://portal.invalid/verificar                        |

    @DOC-04
    Escenario: El enlace del código se copia y se verifica pegado
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando pega el enlace de su libre deuda para verificarlo
      Y toca "Verificar"
      Entonces la pantalla dice:
        | Libre deuda verificado  |
        | Sin deuda al 21 de noviembre de 2026 |

    @DOC-04
    Escenario: Un prestamista que no firma no muestra ningún código
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "el código del libre deuda" responde que no existe
      Cuando abre el portal
      Entonces la pantalla dice:
        | Préstamos que certifica |
      Y la pantalla no dice:
        | Código para verificarlo |

  Regla: Lo verificado se dice con todas las letras

    @DOC-04
    Escenario: Se lee quién lo emitió, a nombre de quién, qué préstamos y a qué día
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces los datos de la pantalla dicen:
        | A nombre de      | Gabriela Ríos                     |
        | DNI terminado en | 482, para comparar con el documento |
        | Lo emitió        | Luma Créditos S.A.                |
        | CUIT             | 30-71894563-8                     |
        | Emitido el       | 21 de noviembre de 2026 a las 12:00            |
      Y la pantalla dice:
        | Préstamos que certifica |
        | 40051184                |
        | 40063351                |
      Y la pantalla no dice:
        | 29336482 |

    @DOC-04
    Escenario: Se lee que no dice nada de después, y que verificado no es firmado digitalmente
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Sin deuda al 21 de noviembre de 2026                                           |
        | No dice nada de los días siguientes ni de otros préstamos. |
        | Cómo lo comprobamos |
        | La firma es de Luma Créditos S.A. y nadie cambió el certificado. Verificado no es lo mismo que firmado digitalmente (Ley 25.506). |
        | Comparamos la firma con la que publica quien lo emitió, consultada el 21 de noviembre de 2026 a las 12:00. |

    @DOC-04
    Escenario: Se lee en qué dirección hay que fijarse
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Fijate en la dirección |
        | Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección: |
        | https://portal.invalid |

    @DOC-04 @GEN-11
    Escenario: Lo firmado no deja rastro en el dispositivo que verifica
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Libre deuda verificado |
      Y lo firmado no queda guardado ni se cuenta en las visitas

    @DOC-04
    Escenario: Después de uno se verifica otro
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Y toca "Verificar otro"
      Entonces la pantalla dice:
        | Verificar un libre deuda                                         |
        | Escaneá con la cámara el código del certificado: se abre acá. |
        | O pegá el enlace del código                                      |

    @DOC-04
    Escenario: Sin el enlace no hay nada que verificar
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Y toca "Verificar otro"
      Y toca "Verificar"
      Entonces la pantalla dice:
        | Pegá el enlace que está en el código. |

  Regla: Antes de comprobar la firma no se muestra nada de lo que dice

    @DOC-04
    Esquema del escenario: Con <cambio> se rechaza, y se dice por qué
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea su libre deuda con "<cambio>"
      Entonces la pantalla dice:
        | No pudimos verificar este certificado |
        | <por qué>                             |
      Y la pantalla no dice:
        | Gabriela Ríos           |
        | Otra Persona            |
        | Sin deuda al 21 de noviembre de 2026 |

      Ejemplos:
        | cambio                       | por qué                                                                                                    |
        | una letra cambiada           | Alguien lo cambió, o no lo firmó Luma Créditos. No lo aceptes.                                         |
        | la firma borrada             | El código no está firmado como firma Luma Créditos. No lo aceptes.                                     |
        | la mitad borrada             | El código está incompleto o no es de un certificado. Escanealo otra vez, de cerca y con buena luz.         |
        | la clave de otro             | La firma no es de Luma Créditos. No lo aceptes.                                                        |
        | la firma de otra cosa        | El código no es de un libre deuda. No lo aceptes como si lo fuera.                                         |
        | fecha de mañana              | Tiene una fecha que todavía no llegó. Fijate que este dispositivo tenga bien el día y la hora.             |
        | la dirección de otro portal  | No se emitió para esta página. Entrá a la dirección que dice el papel y verificalo ahí.                    |
        | un vencimiento que ya pasó   | El certificado venció. Pedí uno nuevo.                                                                     |
        | el DNI entero                | La firma es de Luma Créditos, pero al certificado le falta algo. No lo aceptes sin preguntarle.       |

    @DOC-04
    Escenario: Sin las claves de quien lo emitió no se verifica, y se puede probar de nuevo
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "las claves de quien lo emitió" no llega
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | No pudimos verificar este certificado                                                            |
        | No pudimos consultar la firma de quien lo emitió. Conectate a internet y probá de nuevo. |
      Cuando toca "Probar de nuevo"
      Entonces la pantalla dice:
        | Libre deuda verificado |

    @DOC-04
    Escenario: Un prestamista que no publica claves no verifica nada
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "las claves de quien lo emitió" responde que no existe
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | No pudimos verificar este certificado                                         |
        | Luma Créditos no firma sus certificados: acá no se pueden verificar. |

  Regla: Cómo está hoy lo dice quien lo emitió, con fecha

    @DOC-04
    Escenario: Preguntar ahora responde con su día y su hora
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | El 21 de noviembre de 2026 a las 12:00, según Luma Créditos S.A., estos préstamos siguen sin deuda. |

    @DOC-04
    Escenario: Uno retirado se dice, sin cambiar lo que dice el certificado
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que quien lo emitió retiró el certificado
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | Sin deuda al 21 de noviembre de 2026                                                                      |
        | El 21 de noviembre de 2026 a las 12:30, Luma Créditos S.A. dice que retiró este certificado. No lo aceptes. |

    @DOC-04
    Escenario: Quien no contesta esa pregunta lo dice
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "cómo está el certificado" responde que no existe
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | Luma Créditos S.A. no contesta esta pregunta por acá. |

    @DOC-04
    Escenario: La respuesta que no llega se puede volver a pedir
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "cómo está el certificado" no llega
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | El 21 de noviembre de 2026 a las 12:00, según Luma Créditos S.A., estos préstamos siguen sin deuda. |
